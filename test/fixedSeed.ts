/** Before each test file: what fast-check tries is drawn from the seed of the run. */
import fc from 'fast-check'
import { seed } from '../tools/seed.ts'

fc.configureGlobal({ ...fc.readConfigureGlobal(), seed })
