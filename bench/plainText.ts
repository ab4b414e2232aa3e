/** Serves two bytes by node:http in a process of its own and prints how many requests a second it answered: `node bench/plainText.ts`. */
import { inOwnProcess } from './inOwnProcess.ts'
import { sendBytes } from './peers/sendBytes.ts'

const server = await sendBytes({ status: 200, headers: { 'content-type': 'text/plain' }, bytes: Buffer.from('ok') })
const [warming, measured] = [1, 2]
const load = (seconds: number) => inOwnProcess('load.ts', { url: server.url, connections: 16, seconds })
await load(warming)
process.stdout.write(await load(measured))
await server.close()
