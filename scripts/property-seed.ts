import * as fc from 'fast-check'

const { FC_SEED } = process.env

/** Property tests use the same values in every run; `FC_SEED=random` tries others. */
if (FC_SEED !== 'random') fc.configureGlobal({ seed: Number(FC_SEED ?? 1) })
