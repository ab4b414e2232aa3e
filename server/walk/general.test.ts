import { walk } from '../testing/walk.ts'

walk(['Authentication', 'Communities', 'Events', 'Utilities', 'Leaderboards'])
