/** Styles of sections, for routes that load the sections themselves when a page has some. */
import '../blog/post-card.css'
import './sections.css'
