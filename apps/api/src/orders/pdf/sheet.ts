import type PDFDocument from 'pdfkit'
import type { ShopLogo } from '../../stores/index.ts'
import { standardFontText } from '../../platform/standard-font-text.ts'

type Pdf = InstanceType<typeof PDFDocument>
export type Cell = {
  text: string
  width: number
  align?: 'left' | 'right'
  bold?: boolean
  isBox?: boolean
  /** A square JPEG instead of the text. */
  picture?: Buffer | undefined
}

/** Side of a cell's picture. */
const pictureSide = 34

const margin = 48
const markHeight = 30
const ink = '#1e1b17'
const muted = '#57504a'
const line = '#ded5c6'

/** An A4 document written from top to bottom; adds pages as needed. */
export class Sheet {
  readonly #pdf: Pdf
  readonly #chunks: Buffer[] = []
  readonly width: number

  private constructor(pdf: Pdf) {
    this.#pdf = pdf
    this.width = pdf.page.width - 2 * margin
    pdf.on('data', (chunk: Buffer) => this.#chunks.push(chunk))
  }

  /** Loads pdfkit on first use. `madeAt` is the creation date: the same input gives the same bytes. */
  static async open(title: string, language: string, madeAt: Date): Promise<Sheet> {
    const { default: Document } = await import('pdfkit')
    const info = { Title: standardFontText(title), CreationDate: madeAt, ModDate: madeAt }
    return new Sheet(new Document({ size: 'A4', margin, info, lang: language, displayTitle: true }))
  }

  heading(text: string, size = 20): void {
    this.#reserve(size * 2)
    this.#pdf.font('Helvetica-Bold').fontSize(size).fillColor(ink).text(standardFontText(text), margin)
    this.#pdf.moveDown(0.4)
  }

  paragraph(text: string, { size = 9.5, bold = false, faint = false } = {}): void {
    this.#pdf
      .font(bold ? 'Helvetica-Bold' : 'Helvetica')
      .fontSize(size)
      .fillColor(faint ? muted : ink)
      .text(standardFontText(text), margin, undefined, { width: this.width, lineGap: 2 })
  }

  /** The shop's logo, and its name beside one that does not show it. */
  mark({ png, width, height, holdsName }: ShopLogo, name: string): void {
    const top = this.#pdf.y
    const scale = markHeight / height
    this.#pdf.image(png, margin, top, { width: width * scale, height: markHeight })
    if (!holdsName)
      this.#pdf
        .font('Helvetica')
        .fontSize(17)
        .fillColor(ink)
        .text(standardFontText(name), margin + width * scale + 10, top + (markHeight - 17) / 2 + 1, {
          width: this.width - width * scale - 10,
          lineBreak: false,
          ellipsis: true,
        })
    this.#pdf.x = margin
    this.#pdf.y = top + markHeight + 18
  }

  /** Goes on at the top of a new page. */
  newPage(): void {
    this.#pdf.addPage()
  }

  gap(lines = 1): void {
    this.#pdf.moveDown(lines)
  }

  rule(): void {
    const { y } = this.#pdf
    this.#pdf
      .moveTo(margin, y)
      .lineTo(margin + this.width, y)
      .lineWidth(0.5)
      .strokeColor(line)
      .stroke()
    this.#pdf.y = y + 6
  }

  /** Blocks of lines in columns, the first line of each in bold. */
  columns(blocks: readonly (readonly string[])[]): void {
    const width = this.width / blocks.length
    const top = this.#pdf.y
    let bottom = top
    for (const [index, lines] of blocks.entries()) {
      this.#pdf.y = top
      for (const [at, text] of lines.entries()) {
        this.#pdf
          .font(at === 0 ? 'Helvetica-Bold' : 'Helvetica')
          .fontSize(9.5)
          .fillColor(ink)
          .text(standardFontText(text), margin + index * width, undefined, { width: width - 16, lineGap: 2 })
      }
      bottom = Math.max(bottom, this.#pdf.y)
    }
    this.#pdf.x = margin
    this.#pdf.y = bottom
  }

  /** One row of a table; widths are shares of the sheet's. */
  row(cells: readonly Cell[], { size = 9, isHead = false } = {}): void {
    const font = (cell: Cell) => (cell.bold || isHead ? 'Helvetica-Bold' : 'Helvetica')
    const options = (cell: Cell) => ({
      width: cell.width * this.width - 6,
      align: cell.align ?? 'left',
      lineGap: 1,
    })
    const heights = cells.map((cell) =>
      cell.picture
        ? pictureSide
        : this.#pdf
            .font(font(cell))
            .fontSize(size)
            .heightOfString(standardFontText(cell.text), options(cell)),
    )
    const height = Math.max(...heights)
    this.#reserve(height + 8)
    const top = this.#pdf.y
    let left = margin
    for (const cell of cells) {
      if (cell.picture) this.#pdf.image(cell.picture, left, top, { width: pictureSide, height: pictureSide })
      if (cell.isBox) this.#pdf.rect(left, top, 11, 11).lineWidth(1).strokeColor(ink).stroke()
      this.#pdf
        .font(font(cell))
        .fontSize(size)
        .fillColor(isHead ? muted : ink)
      this.#pdf.text(standardFontText(cell.text), left, top, options(cell))
      left += cell.width * this.width
    }
    this.#pdf.x = margin
    this.#pdf.y = top + height + 5
  }

  async close(): Promise<Buffer> {
    const { promise, resolve, reject } = Promise.withResolvers<Buffer>()
    this.#pdf.on('end', () => resolve(Buffer.concat(this.#chunks)))
    this.#pdf.on('error', reject)
    this.#pdf.end()
    return await promise
  }

  #reserve(height: number): void {
    if (this.#pdf.y + height > this.#pdf.page.height - margin) this.#pdf.addPage()
  }
}
