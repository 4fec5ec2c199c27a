/** JSON values, as far as faults read them. */
export type JsonNode = Record<string, unknown> | unknown[];

/** Whether a value has fields or items. */
export const isJsonNode = (value: unknown): value is JsonNode => typeof value === 'object' && value !== null;

/** The response with its body changed; a body that is not JSON stays unchanged. `change` may mutate its argument. */
export async function changeJson(response: Response, change: (body: unknown) => unknown): Promise<Response> {
  if (!response.headers.get('Content-Type')?.includes('json')) return response;
  return Response.json(change(await response.json()), response);
}
