import type { Job } from '../apps/api/src/platform/jobs.ts'

/**
 * The jobs of the shops under test. Pictures are encoded when pages ask for them: the tests ask for a part of them, most of
 * these in one of ten sizes, and all take some minutes.
 */
export const runs = ({ name }: Job): boolean => name !== 'encode waiting pictures'
