import type { ShouldRevalidateFunctionArgs } from 'react-router'

/** Loads the page again after a rejected submission, but not when the API failed: the page would be lost. */
export const revalidateUnlessFailed = ({ actionStatus = 200 }: ShouldRevalidateFunctionArgs): boolean =>
  actionStatus < 500
