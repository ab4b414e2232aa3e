/**
 * A statement that is sent now, behind others, and awaited after them: the database runs it once those in front of it are
 * done, without a round trip in between. Its failure waits for the one who awaits it.
 */
export function pipelined<T>(sent: Promise<T>): Promise<T> {
  sent.catch(() => undefined)
  return sent
}
