import { traceActions } from './browser-traces.ts'

traceActions()
