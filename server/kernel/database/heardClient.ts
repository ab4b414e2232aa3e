import pg from 'pg'

/**
 * A connection whose breaking ends no process: its pool hears of it only while it is idle, and a query that is under way fails
 * by itself. On its way out it says nothing: pg-pool takes itself for ended when its connections have said goodbye, and a
 * database that stops before it has heard them ends them with an error.
 */
export class HeardClient extends pg.Client {
  constructor(options?: string | pg.ClientConfig) {
    super(options)
    this.on('error', () => undefined)
  }

  override end(): Promise<void>
  override end(callback: (error: Error) => void): void
  override end(callback?: (error: Error) => void): Promise<void> | void {
    this.removeAllListeners('error')
    this.on('error', () => undefined)
    return callback ? super.end(callback) : super.end()
  }
}
