"""From a built scene to a file: render two halves with feature passes, filter the noise, save as PNG or WebP."""
import os
import shutil
import tempfile

import bpy
import numpy as np
from denoise import denoise

MOST_BYTES = 300 * 1024
_PASSES = (('colour', 'Image'), ('albedo', 'Denoising Albedo'), ('normal', 'Denoising Normal'))


def _outputs(sc, folder):
    """Write the passes of the next render as files of linear floats."""
    sc.view_layers[0].cycles.denoising_store_passes = True
    sc.use_nodes = True
    tree = sc.node_tree
    tree.nodes.clear()
    layers, files = tree.nodes.new('CompositorNodeRLayers'), tree.nodes.new('CompositorNodeOutputFile')
    files.base_path = folder
    files.format.file_format, files.format.color_depth, files.format.color_mode = 'OPEN_EXR', '32', 'RGB'
    files.file_slots.clear()
    for slot, socket in _PASSES:
        files.file_slots.new(slot)
        tree.links.new(layers.outputs[socket], files.inputs[slot])
    tree.links.new(layers.outputs['Image'], tree.nodes.new('CompositorNodeComposite').inputs[0])


def _load(folder, slot, width, height):
    name = next(f for f in os.listdir(folder) if f.startswith(slot))
    image = bpy.data.images.load(os.path.join(folder, name))
    image.colorspace_settings.name = 'Linear'
    pixels = np.empty(width * height * 4, np.float32)
    image.pixels.foreach_get(pixels)
    bpy.data.images.remove(image)
    return pixels.reshape(height, width, 4)[..., :3]


def _half(sc, seed, width, height):
    sc.cycles.seed = seed
    folder = tempfile.mkdtemp()
    try:
        _outputs(sc, folder)
        bpy.ops.render.render()
        return {slot: _load(folder, slot, width, height) for slot, _ in _PASSES}
    finally:
        shutil.rmtree(folder)


def _save(sc, image, path):
    """Save with the scene's view transform; a WebP in the best quality that keeps it within MOST_BYTES."""
    settings = sc.render.image_settings
    settings.color_mode = 'RGB'
    if not path.endswith('.webp'):
        settings.file_format = 'PNG'
        image.save_render(path, scene=sc)
        return
    settings.file_format = 'WEBP'
    for quality in range(92, 50, -3):
        settings.quality = quality
        image.save_render(path, scene=sc)
        if os.path.getsize(path) <= MOST_BYTES:
            return


def shoot(path):
    """Render the scene, denoise it and save it at `path` (.png or .webp)."""
    sc = bpy.context.scene
    share = sc.render.resolution_percentage / 100
    width, height = int(sc.render.resolution_x * share), int(sc.render.resolution_y * share)
    sc.cycles.samples = max(1, sc.cycles.samples // 2)
    halves = [_half(sc, seed, width, height) for seed in (1, 2)]
    image = bpy.data.images.new('picture', width, height, float_buffer=True)
    pixels = np.ones((height, width, 4), np.float32)
    pixels[..., :3] = denoise(halves)
    image.pixels.foreach_set(pixels.ravel())
    image.update()
    sc.use_nodes = False
    os.makedirs(os.path.dirname(path), exist_ok=True)
    _save(sc, image, path)
