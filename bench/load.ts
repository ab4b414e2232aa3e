/** Puts load on one address and prints the requests a second: `node bench/load.ts '{"url":...,"connections":16,"seconds":2}'`. */
import autocannon from 'autocannon'

const { seconds, paths, ...target } = JSON.parse(process.argv[2] ?? '{}')
const requests = paths?.map((path: string) => ({ path }))
const result = await autocannon({ ...target, duration: seconds, ...(requests && { requests }) })
if (result.non2xx > 0 || result.errors > 0 || result['2xx'] === 0) {
  console.error(`${result.non2xx} answers were no success, ${result.errors} errors`)
  process.exit(1)
}
process.stdout.write(String(result['2xx'] / result.duration))
