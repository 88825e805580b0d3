import * as fc from 'fast-check'

const { FC_SEED } = process.env

/** The same values in every run, so that what passed passes again; `FC_SEED=random` searches for new ones. */
if (FC_SEED !== 'random') fc.configureGlobal({ seed: Number(FC_SEED ?? 1) })
