import { walk } from '../walk.ts'

walk(['Flights'])
