import { buildStorefront } from '../scripts/build-storefront.ts'
import { say } from '../scripts/processes.ts'
import { benchBytes } from './bytes.bench.ts'
import { benchServer } from './server.bench.ts'

say('One benchmark at a time; figures are of this machine and this run.\n')
await buildStorefront()
await benchServer()
await benchBytes()
