/** Puts load on one address and prints the requests a second: `node bench/load.ts '{"url":...,"connections":16,"seconds":2}'`. */
import autocannon from 'autocannon'

const { seconds, paths, ...target } = JSON.parse(process.argv[2] ?? '{}')
let sent = 0
// One list for all connections: each would begin at its start otherwise, and all would ask for the same at the same time.
function next(request: autocannon.Request): autocannon.Request {
  return { ...request, path: paths[sent++ % paths.length] }
}

const result = await autocannon({
  ...target,
  duration: seconds,
  ...(paths && { requests: [{ setupRequest: next }] }),
})
// Who asks for what it has is told so: 304.
const wrong = result['1xx'] + result['4xx'] + result['5xx'] + result.mismatches
const right = result['2xx'] + result['3xx']
// A second of warming may be over before the first answer; whoever measures looks at that.
if (wrong > 0 || result.errors > 0) {
  console.error(`${wrong} answers were no success, ${result.errors} errors`)
  process.exit(1)
}
process.stdout.write(String(right / result.duration))
