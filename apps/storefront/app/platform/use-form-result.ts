import { useState } from 'react'
import { NavigationType, useActionData, useLocation, useNavigationType } from 'react-router'

/**
 * What the server answered to a form of this page. React Router's own answer ends with each navigation and each time that data
 * is loaded anew; this one stays while the browser steps between anchors of the page, as with the skip link, and while
 * the page follows an order: neither is an answer to the form.
 */
export function useFormResult<Result>() {
  const answer = useActionData<Result>()
  const { key, pathname, search } = useLocation()
  const isStep = useNavigationType() === NavigationType.Pop
  const [last, setLast] = useState({ answer, key, pathname, search })
  const isSamePage = pathname === last.pathname && search === last.search && (isStep || key === last.key)
  const result = answer === undefined && isSamePage ? last.answer : answer
  if (result !== last.answer || key !== last.key || !isSamePage)
    setLast({ answer: result, key, pathname, search })
  return result
}
