import { walk } from '../walk.ts'

walk(['Session', 'Log', 'Courses', 'Operator'])
