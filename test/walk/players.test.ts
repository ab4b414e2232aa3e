import { walk } from '../walk.ts'

walk(['Players'])
