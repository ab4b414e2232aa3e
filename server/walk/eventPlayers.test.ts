import { walk } from '../testing/walk.ts'

walk(['Event players', 'Scores', 'Web links'])
