/** Loaded before the server: keeps what is compiled between starts. A later start is faster and needs 25 MB less. */
import { enableCompileCache } from 'node:module'
import { join } from 'node:path'

enableCompileCache(join(import.meta.dirname, '..', 'node_modules', '.cache', 'caddiemaster'))
