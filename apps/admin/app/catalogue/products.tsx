import { useMemo, useState } from 'react'
import type { Route } from './+types/products'
import { useAllowed, useFormats } from '../layout/use-frame.ts'
import { DataList } from '../lists/data-list.tsx'
import type { Selecting, Selection } from '../lists/use-selection.ts'
import { m } from '../paraglide/messages.js'
import { Button, LinkButton } from '../ui/button.tsx'
import { Page } from '../ui/page.tsx'
import { BulkDrawer, BulkOfAll } from './bulk-drawer.tsx'
import { productColumns, productList, ProductPreview } from './product-list.tsx'
import { productsPage, saveProducts, type ProductsInput } from './products.server.ts'
import { SavedBar } from './saved-bar.tsx'
import { SheetKeys, SheetPart } from './sheet-part.tsx'
import type { SheetRow } from './sheet-row.ts'

export const loader = ({ context, request }: Route.LoaderArgs) => productsPage(context, request)

export async function action({ context, request }: Route.ActionArgs) {
  const input: ProductsInput = await request.json()
  return await saveProducts(context, input)
}

/** What is changed together: the chosen rows, or everything that the list matches. */
type Chosen = readonly SheetRow[] | 'all'

export default function Products({ loaderData }: Route.ComponentProps) {
  const formats = useFormats()
  const { website, categories, list, page } = loaderData
  const may = useAllowed()
  const mayCreate = may('catalogue.edit')
  const [chosen, setChosen] = useState<Chosen>()
  const [changed, setChanged] = useState<{ entry: string; count: number }>()
  const config = useMemo(() => productList(categories), [categories])
  const bulk = {
    website,
    onClose: () => setChosen(undefined),
    onDone: (done: { entry: string; count: number }) => setChanged(done),
  }
  const sheetOf = (rows: readonly SheetRow[], selection: Selecting) => (
    <SheetPart website={website} rows={rows} first={page.nodes.length} selection={selection} />
  )
  const actionsOf = (selection: Selection, clear: () => void, rows: readonly SheetRow[]) => (
    <Button
      icon="pen"
      onClick={() => {
        setChosen(selection.isAll ? 'all' : rows)
        clear()
      }}
    >
      {m.bulk_open()}
    </Button>
  )
  const previewOf = (row: SheetRow) => <ProductPreview row={row} website={website} />
  return (
    <Page
      title={m.nav_products()}
      width="wide"
      actions={
        <>
          {may('customers.view') && <LinkButton to="/product-alerts">{m.alerts_link()}</LinkButton>}
          {mayCreate && (
            <LinkButton to="/products/new" icon="plus">
              {m.products_new()}
            </LinkButton>
          )}
        </>
      }
    >
      <title>{`${m.nav_products()} | Comptoir`}</title>
      <DataList<SheetRow>
        config={config}
        data={{ list, page }}
        columns={productColumns(website, formats)}
        toRow={({ id, name, sku }) => ({ id, to: `/products/${id}`, label: `${name}, ${sku}` })}
        caption={m.nav_products()}
        empty={{ icon: 'box', title: m.products_empty(), text: m.products_empty_text() }}
        actions={actionsOf}
        otherLayout={sheetOf}
        otherKeys={<SheetKeys />}
        preview={previewOf}
      />
      {chosen === 'all' ? (
        <BulkOfAll {...bulk} count={page.totalCount} />
      ) : (
        chosen && <BulkDrawer {...bulk} rows={chosen} />
      )}
      {changed && (
        <SavedBar
          path="/products"
          entry={changed.entry}
          count={changed.count}
          onDone={() => setChanged(undefined)}
        />
      )}
    </Page>
  )
}
