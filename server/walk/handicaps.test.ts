import { walk } from '../testing/walk.ts'

walk(['Player handicaps', 'Team handicaps'])
