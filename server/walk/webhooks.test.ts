import { walk } from '../testing/walk.ts'

walk(['Webhooks'])
