import { walk } from '../walk.ts'

walk(['Teams'])
