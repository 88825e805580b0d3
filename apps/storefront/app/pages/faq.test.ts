import { describe, expect, it } from 'vitest'
import { faqGroups } from './faq.ts'

const categories = [
  {
    identifier: 'livraison',
    title: 'Livraison',
    questions: [
      { title: 'Livrez-vous une cartouche seule ?', answer: '<p>Oui, par la poste.</p>' },
      { title: 'Quand ?', answer: '<p>En deux jours.</p>' },
    ],
  },
  {
    identifier: 'eau',
    title: 'Eau',
    questions: [
      { title: 'Quand ?', answer: '<p>Après la pose des <b>cartouches</b>.</p>' },
      { title: 'Combien de bouteilles épargne-t-on ?', answer: '<p>Beaucoup.</p>' },
    ],
  },
]
const found = (words: string) =>
  faqGroups(categories, words).map(({ id, questions }) => [id, questions.map((one) => one.id)])

describe('the questions of a FAQ', () => {
  it('lists all questions without a search, each with its anchor', () => {
    expect(found('')).toEqual([
      ['livraison', ['livrez-vous-une-cartouche-seule', 'quand']],
      ['eau', ['quand-2', 'combien-de-bouteilles-epargne-t-on']],
    ])
  })

  it('finds questions by a word of the question or answer, in singular or plural', () => {
    for (const words of ['cartouche', 'Cartouches', 'CARTOUCHE'])
      expect(found(words)).toEqual([
        ['livraison', ['livrez-vous-une-cartouche-seule']],
        ['eau', ['quand-2']],
      ])
  })

  it('requires every word and ignores accents', () => {
    expect(found('cartouche poste')).toEqual([['livraison', ['livrez-vous-une-cartouche-seule']]])
    expect(found('epargne')).toEqual([['eau', ['combien-de-bouteilles-epargne-t-on']]])
    expect(found('osmose')).toEqual([])
  })

  it('ignores the markup of the answers', () => {
    expect(found('p')).toHaveLength(2)
    expect(found('nbsp')).toEqual([])
  })

  it('show which words were found', () => {
    const [group] = faqGroups(categories, 'cartouches')
    expect(group?.questions[0]?.title.filter(([, isHit]) => isHit)).toEqual([['cartouche', true]])
  })
})
