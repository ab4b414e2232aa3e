/** How many connections the service takes: fewer than the process may open files, and not all of them from one address. */
import type { Server } from 'node:http'
import type { Socket } from 'node:net'

export type ConnectionLimits = {
  readonly most: number
  /** A club's Wi-Fi is one address with hundreds of phones; and yet it must not keep everybody else out. */
  readonly mostOfAddress: number
}

/** Beside its connections to the database the process opens files, pipes and the sockets of mails and webhooks. */
const otherFiles = 96
const fewest = 16

/**
 * What fits below the limit of open files. Behind a proxy all connections are those of the proxy, which has to count its own
 * callers.
 */
export function connectionLimits(
  { poolSize, isBehindProxy }: { readonly poolSize: number; readonly isBehindProxy: boolean },
  openFiles = mostOpenFiles(),
): ConnectionLimits {
  const most = Math.max(fewest, openFiles - poolSize - otherFiles)
  return { most, mostOfAddress: isBehindProxy ? most : Math.ceil(most * 0.75) }
}

/** It says the same for each server of a process, and takes milliseconds. */
let known: number | undefined

/** The limit that this process runs under. */
function mostOpenFiles(): number {
  known ??= reportedLimit()
  return known
}

function reportedLimit(): number {
  const report = process.report as typeof process.report & { excludeNetwork: boolean }
  // Looking up who is connected may wait for a name server.
  report.excludeNetwork = true
  const { userLimits } = report.getReport() as { userLimits?: { open_files?: { soft?: number | string } } }
  const limit = Number(userLimits?.open_files?.soft)
  return limit > 0 ? limit : 1024
}

/** Lets `refuse` answer connections beyond the limits, in place of the server. */
export function boundConnections(server: Server, limits: ConnectionLimits, refuse: (socket: Socket) => void): void {
  const serve = server.listeners('connection')
  const open = new Map<string, number>()
  let count = 0
  server.removeAllListeners('connection')
  server.on('connection', (socket: Socket) => {
    const address = socket.remoteAddress ?? ''
    const ofAddress = open.get(address) ?? 0
    if (count >= limits.most || ofAddress >= limits.mostOfAddress) return refuse(socket)
    count += 1
    open.set(address, ofAddress + 1)
    socket.once('close', () => {
      count -= 1
      const left = (open.get(address) ?? 1) - 1
      if (left === 0) open.delete(address)
      else open.set(address, left)
    })
    for (const listener of serve) listener.call(server, socket)
  })
}
