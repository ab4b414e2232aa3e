import { walk } from '../walk.ts'

walk(['Webhooks'])
