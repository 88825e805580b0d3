// @vitest-environment jsdom
import { Editor } from '@tiptap/react'
import { describe, expect, it } from 'vitest'
import { docOf, fits, htmlOf } from './rich-text-html.ts'
import { cleanPaste } from './rich-text-paste.ts'
import { extensions, schema } from './rich-text-schema.ts'
import { toolAfter, toolbarState } from './rich-text-state.ts'

const roundTrip = (html: string) => htmlOf(docOf(html, schema()))

describe('what the editor holds', () => {
  it.each([
    '',
    '<p>Eau <strong>fraîche</strong></p>',
    '<p>Un</p><p>Deux<br />trois</p>',
    '<h3>Pose</h3><p>Une prise.</p><hr /><h4>Entretien</h4>',
    '<ul><li>Un</li><li>Deux<ol><li>Trois</li></ol></li></ul>',
    '<ol start="3"><li>Trois</li></ol>',
    '<blockquote><p>Net.</p></blockquote>',
    '<p>CO<sub>2</sub>, 3 m<sup>2</sup>, <s>5</s></p>',
    '<p><a href="/livraison">Livraison</a> <a href="https://example.com" rel="noopener noreferrer">ailleurs</a></p>',
    '<table><thead><tr><th>Nom</th><th>Poids</th></tr></thead><tbody><tr><th scope="row">C3</th><td>31 kg</td></tr></tbody></table>',
    '<p><a href="/a" title="avec style">a</a></p>',
    '<p>12\u00a0kg, 2 &lt; 3 &amp; plus</p>',
  ])('is written as it was: %s', (html) => {
    expect(roundTrip(html)).toBe(html)
    expect(fits(html, schema())).toBe(true)
  })

  it.each([
    'Sans balise',
    '<p>a</p>\n\n<p>b</p>\n',
    '<p><b>gras</b> et <i>italique</i></p>',
    '<p><em><strong>les deux</strong></em></p>',
    '<p>mot <b>gras </b>suite</p>',
    '<p>avant <br>\n après</p>',
    '<ul>\n  <li><p>Un</p></li>\n  <li>Deux</li>\n</ul>',
    '<table class="table cards-on-phone"><tbody><tr><td colspan="1">1</td></tr></tbody></table>',
    '<p>a <span>b</span></p>',
    '<p>  </p><p></p>',
  ])('means the same: %s', (html) => expect(fits(html, schema())).toBe(true))

  it.each([
    '<div data-content-type="row"><p>Bloc</p></div>',
    '<style>#html-body{}</style><p>a</p>',
    '<p style="color:red">a</p>',
    '<p class="intro">a</p>',
    '<p><span style="font-size:9px">a</span></p>',
    '<p>a<img src="/a.png" alt="" /></p>',
    '<iframe src="https://example.com"></iframe>',
    '<p>a</p><!-- bloc -->',
    '<h2 id="pose">Pose</h2>',
    '<h1>Titre</h1>',
    '<dl><dt>a</dt><dd>b</dd></dl>',
    '<p lang="en">a</p>',
    '<pre>a\n  b</pre>',
    '<p><a href="javascript:alert(1)">a</a></p>',
    '<p><a href="/a" target="_blank" onclick="x()">a</a></p>',
    '<table><caption>Poids</caption><tbody><tr><td>1</td></tr></tbody></table>',
    '<table><tbody><tr><td>1</td></tr></tbody><tfoot><tr><td>2</td></tr></tfoot></table>',
    '<details><summary>Oui ?</summary><p>Oui.</p></details>',
    '<figure><p>a</p></figure>',
    '<p>a</p>{{widget type="x"}}<p>b</p><script>1</script>',
    '<p><u>a</u></p>',
  ])('is shown as source: %s', (html) => expect(fits(html, schema())).toBe(false))
})

describe('what is pasted', () => {
  const pasted = (html: string) => roundTrip(cleanPaste(html, [3, 4]))

  it('gets the levels of the page and loses styles', () =>
    expect(
      pasted('<h1 class="x">Titre</h1><h2>Sous</h2><h5>Fin</h5><div style="color:red">Bonjour</div>'),
    ).toBe('<h3>Titre</h3><h3>Sous</h3><h4>Fin</h4><p>Bonjour</p>'))

  it('keeps what a web editor makes bold by styles, and not all of it', () =>
    expect(
      pasted(
        '<b style="font-weight: normal"><p><span style="font-weight:700">Gras</span> <span style="font-style:italic">fin</span></p></b>',
      ),
    ).toBe('<p><strong>Gras</strong> <em>fin</em></p>'))

  it('makes lists of those of Word', () =>
    expect(
      pasted(
        '<style>p{}</style><p class="MsoNormal">Avant<o:p></o:p></p><p class="MsoNormal">&nbsp;</p>' +
          '<p class="MsoListParagraphCxSpFirst" style="mso-list:l0 level1"><span style="mso-list:Ignore">·<span>&nbsp; </span></span>Un</p>' +
          '<p class="MsoListParagraphCxSpLast" style="mso-list:l0 level1"><span style="mso-list:Ignore">·<span>&nbsp; </span></span>Deux</p>' +
          '<p class="MsoListParagraph" style="mso-list:l1 level1"><span style="mso-list:Ignore">1.<span>&nbsp; </span></span>Trois</p>',
      ),
    ).toBe('<p>Avant</p><ul><li>Un</li><li>Deux</li></ul><ol><li>Trois</li></ol>'))

  it('keeps the words of a link that no text may have', () =>
    expect(pasted('<p><a href="javascript:alert(1)">ici</a> <a href="/a" class="b">là</a></p>')).toBe(
      '<p>ici <a href="/a">là</a></p>',
    ))
})

describe('the toolbar', () => {
  const editorOf = (content: string) => new Editor({ extensions: extensions(), content, injectCSS: false })

  it('tells what is at the cursor', () => {
    const editor = editorOf('<h3>Pose</h3><ul><li><strong>gras</strong> <a href="/a">lien</a></li></ul>')
    editor.commands.setTextSelection(2)
    expect(toolbarState(editor)).toMatchObject({ line: 'h3', isBold: false, isBulletList: false })
    editor.commands.setTextSelection(10)
    expect(toolbarState(editor)).toMatchObject({ line: 'paragraph', isBold: true, isBulletList: true })
    editor.commands.setTextSelection(16)
    expect(toolbarState(editor)).toMatchObject({ isBold: false, href: '/a', canUndo: false })
    editor.destroy()
  })

  it('adds rows to the body of a table, and leaves its head', () => {
    const editor = editorOf(
      '<table class="table cards-on-phone"><thead><tr><th>Nom</th></tr></thead><tbody><tr><td>C3</td></tr></tbody></table>',
    )
    editor.commands.setTextSelection(14)
    expect(toolbarState(editor).isTable).toBe(true)
    editor.commands.addRowAfter()
    expect(htmlOf(editor.state.doc)).toBe(
      '<table><thead><tr><th>Nom</th></tr></thead><tbody><tr><td>C3</td></tr><tr><td></td></tr></tbody></table>',
    )
    editor.destroy()
  })

  it('moves by arrows, from the end to the beginning', () => {
    expect(toolAfter('ArrowRight', 2, 3)).toBe(0)
    expect(toolAfter('ArrowLeft', 0, 3)).toBe(2)
    expect(toolAfter('Home', 2, 3)).toBe(0)
    expect(toolAfter('End', 0, 3)).toBe(2)
    expect(toolAfter('a', 0, 3)).toBeUndefined()
  })
})
