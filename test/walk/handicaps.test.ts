import { walk } from '../walk.ts'

walk(['Player handicaps', 'Team handicaps'])
