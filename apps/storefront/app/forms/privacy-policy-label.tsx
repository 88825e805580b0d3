import { Link } from 'react-router'
import { legalLink } from '../layout/legal-path.ts'
import * as m from '../paraglide/messages.js'
import { useShop } from '../layout/use-shop.ts'

/** Label of the privacy policy checkbox (spec 000 §5). */
export function PrivacyPolicyLabel() {
  const { language, texts } = useShop()
  const path = legalLink(texts.footer.legal, language, 'confidentialite')
  const policy = m.newsletter_privacy_link()
  return (
    <>
      {m.newsletter_privacy()} {path ? <Link to={path}>{policy}</Link> : policy}.{' '}
      {m.newsletter_privacy_rest()}
    </>
  )
}
