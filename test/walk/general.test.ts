import { walk } from '../walk.ts'

walk(['Authentication', 'Communities', 'Events', 'Utilities', 'Leaderboards'])
