import { walk } from '../walk.ts'

walk(['Event players', 'Scores', 'Web links'])
