import { walk } from '../testing/walk.ts'

walk(['Tee pairings'])
