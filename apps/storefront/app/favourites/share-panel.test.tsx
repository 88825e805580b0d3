// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderRoutes } from '../../test/dom.tsx'
import * as m from '../paraglide/messages.js'
import { SharePanel } from './share-panel.tsx'

const show = (link: string | undefined) =>
  renderRoutes([{ path: '/', element: <SharePanel title="Favoris" firstname="Ada" link={link} /> }])

it('says who would read the list before it is shared', () => {
  show(undefined)
  expect(screen.getByText(m.favourites_private())).toBeTruthy()
  expect(screen.getByText(m.favourites_share_help({ name: 'Ada' }))).toBeTruthy()
  expect(screen.getByRole('button', { name: m.favourites_share() })).toMatchObject({ value: 'share' })
})

it('shows the link, who reads the list by it, and how to close it', () => {
  show('https://shop.test/fr/favoris/abc')
  expect(screen.getByText(m.favourites_public({ name: 'Ada' }))).toBeTruthy()
  expect(screen.getByLabelText(m.favourites_link())).toMatchObject({
    value: 'https://shop.test/fr/favoris/abc',
    readOnly: true,
  })
  expect(screen.getByRole('button', { name: m.favourites_unshare() })).toMatchObject({ value: 'unshare' })
})
