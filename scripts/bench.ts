import { benchBytes } from '../bench/bytes.bench.ts'
import { benchServer } from '../bench/server.bench.ts'
import { buildStorefront } from './build-storefront.ts'
import { say } from './processes.ts'

say('One benchmark at a time; figures are of this machine and this run.\n')
await buildStorefront()
await benchServer()
await benchBytes()
