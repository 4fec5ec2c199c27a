/** What JSON can hold, as far as a fault looks into it. */
export type JsonNode = Record<string, unknown> | unknown[];

/** Whether a value has something inside. */
export const isJsonNode = (value: unknown): value is JsonNode => typeof value === 'object' && value !== null;

/** The answer with its body changed; one that is no JSON stays as it is. `change` may change what it is given. */
export async function changeJson(response: Response, change: (body: unknown) => unknown): Promise<Response> {
  if (!response.headers.get('Content-Type')?.includes('json')) return response;
  return Response.json(change(await response.json()), response);
}
