import { findPackageJSON } from 'node:module'
import { dirname } from 'node:path'

/** The folder of the whole installation, wherever this file stands in it. */
export const root = dirname(findPackageJSON(import.meta.url) ?? import.meta.dirname)
