import { walk } from '../walk.ts'

walk(['Tee pairings'])
