/** Does a command's work; what goes wrong is said without a stack, and the process ends as failed. */
export async function inSentences(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}
