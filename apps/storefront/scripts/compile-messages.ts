import { compile } from '@inlang/paraglide-js'
import { paraglideOptions } from './paraglide-options.ts'

await compile({ ...paraglideOptions, strategy: [...paraglideOptions.strategy] })
// The compiler's database keeps timers alive for half a minute.
process.exit(0)
