import yazl from 'yazl'

/** A zip of files by their names in it; a name that ends in a stroke is a folder. */
export async function zip(
  entries: Record<string, Buffer | string>,
  { compress = true, zip64 = false } = {},
): Promise<Buffer> {
  const file = new yazl.ZipFile()
  for (const [name, content] of Object.entries(entries)) {
    if (name.endsWith('/')) file.addEmptyDirectory(name)
    else file.addBuffer(Buffer.from(content), name, { compress, forceZip64Format: zip64 })
  }
  file.end({ forceZip64Format: zip64, comment: '' })
  const parts: Buffer[] = []
  for await (const part of file.outputStream) parts.push(Buffer.from(part))
  return Buffer.concat(parts)
}
