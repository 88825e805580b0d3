import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { trustedHtml } from '../platform/trusted-html.ts'
import type { BlockView } from './blocks.ts'
import type { FaqQuestion } from './faq.ts'

/** Few answers are all open. */
const FEW = 3

/** Questions below their themes, each folded; an address with the anchor of an answer opens it. */
export function FaqGroups({
  block: { id, groups, className, title },
}: {
  block: Extract<BlockView, { type: 'faq' }>
}) {
  const { hash } = useLocation()
  useEffect(() => {
    const named = hash ? document.getElementById(anchorOf(hash)) : null
    const fold = named?.closest('details')
    // Open already when the page was loaded with the anchor: the shopper may have read on since.
    if (!fold || fold.open) return
    fold.open = true
    fold.scrollIntoView()
  }, [hash])
  const found = groups.flatMap(({ questions }) => questions)
  const isSearch = found.some(({ title: words }) => words.length > 1)
  const Theme = title ? 'h3' : 'h2'
  return (
    <div id={id} className={['cms-block', className].filter(Boolean).join(' ')}>
      {title && groups.length > 0 && <h2>{title}</h2>}
      {groups.map((group) => (
        <section key={group.id} className="faq-group">
          <Theme id={group.id}>{group.title}</Theme>
          {group.questions.map((question) => (
            <Question key={question.id} question={question} open={isSearch && found.length <= FEW} />
          ))}
        </section>
      ))}
    </div>
  )
}

/** The id that an anchor names; the anchor itself when it is malformed. */
function anchorOf(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1))
  } catch {
    return hash.slice(1)
  }
}

function Question({ question: { id, title, answer }, open }: { question: FaqQuestion; open: boolean }) {
  return (
    <details className="fold" open={open}>
      <summary>
        <span>
          {title.map(([text, isHit], index) =>
            isHit ? (
              <mark key={index} className="hit">
                {text}
              </mark>
            ) : (
              text
            ),
          )}
        </span>
      </summary>
      <div id={id} dangerouslySetInnerHTML={trustedHtml(answer)} suppressHydrationWarning />
    </details>
  )
}
