/** Runs a command's work. Prints an error without its stack and exits with a failure. */
export async function inSentences(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}
