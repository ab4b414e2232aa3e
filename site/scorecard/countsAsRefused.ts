/** Whether an answer with this status says no for good: not a failure of the service, and not the request to wait (429). */
export function countsAsRefused(status: number): boolean {
  return status < 500 && status !== 429
}
