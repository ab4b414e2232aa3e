import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './root.ts'

/** The version of this installation, as its package says. */
export const version: string = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).version
