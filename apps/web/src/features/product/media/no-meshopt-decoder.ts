/** Stands for the decoder of compressed meshes, which the import of models refuses. */
export const MeshoptDecoder = { supported: false } as const
