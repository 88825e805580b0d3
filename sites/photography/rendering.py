"""From a built scene to a file: render two halves with feature passes, filter the noise, save as PNG or WebP.

Few samples do for a smooth backdrop: the whole picture gets BASE of them, the regions in need the scene's number.
"""
import os
import shutil
import tempfile

import bpy
import numpy as np
from denoise import denoise
from regions import needy
from steady import steadied

MOST_BYTES = 300 * 1024
BASE = 4
_PASSES = (('colour', 'Image'), ('albedo', 'Denoising Albedo'), ('normal', 'Denoising Normal'), ('position', 'Position'))


def _outputs(sc, folder):
    """Write the passes of the next render as files of linear floats."""
    sc.view_layers[0].cycles.denoising_store_passes = True
    sc.view_layers[0].use_pass_position = True
    sc.use_nodes = True
    tree = sc.node_tree
    tree.nodes.clear()
    layers, files = tree.nodes.new('CompositorNodeRLayers'), tree.nodes.new('CompositorNodeOutputFile')
    files.base_path = folder
    files.format.file_format, files.format.color_depth, files.format.color_mode = 'OPEN_EXR', '32', 'RGB'
    files.format.exr_codec = 'NONE'
    files.file_slots.clear()
    for slot, socket in _PASSES:
        files.file_slots.new(slot)
        tree.links.new(layers.outputs[socket], files.inputs[slot])
    tree.links.new(layers.outputs['Image'], tree.nodes.new('CompositorNodeComposite').inputs[0])


def _load(folder, slot):
    name = next(f for f in os.listdir(folder) if f.startswith(slot))
    image = bpy.data.images.load(os.path.join(folder, name))
    image.colorspace_settings.name = 'Linear'
    width, height = image.size
    pixels = np.empty(width * height * 4, np.float32)
    image.pixels.foreach_get(pixels)
    bpy.data.images.remove(image)
    return pixels.reshape(height, width, 4)[..., :3]


def _half(sc, seed, samples):
    sc.cycles.seed, sc.cycles.samples = seed, samples
    folder = tempfile.mkdtemp()
    try:
        _outputs(sc, folder)
        bpy.ops.render.render()
        return {slot: _load(folder, slot) for slot, _ in _PASSES}
    finally:
        shutil.rmtree(folder)


def _refine(sc, halves, box, base, samples):
    """Add samples to a rectangle (left, bottom, right, top) of both halves, which have `base` each, up to `samples`."""
    height, width, _ = halves[0]['colour'].shape
    left, bottom, right, top = box
    r = sc.render
    r.use_border = r.use_crop_to_border = True
    # Blender cuts off fractions of pixels: a little more keeps them whole.
    r.border_min_x, r.border_max_x = (left + .01) / width, (right + .01) / width
    r.border_min_y, r.border_max_y = (bottom + .01) / height, (top + .01) / height
    share = (samples - base) / samples
    for seed, half in enumerate(halves, 11):
        for slot, more in _half(sc, seed, samples - base).items():
            part = half[slot][bottom:top, left:right]
            part += (more - part) * share
    r.use_border = False


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


def shoot(path, frame=None):
    """Render the scene, denoise it and save it at `path` (.png or .webp). What `steady` needs of the number `frame` of a
    video is kept beside it."""
    sc = bpy.context.scene
    width, height = _size(sc)
    samples = max(1, sc.cycles.samples // 2)
    base = min(samples, BASE // 2) if frame is None else samples
    # Frames with the same seed would have the same noise where the camera hardly moves.
    halves = [_half(sc, 2 * (frame or 0) + seed, base) for seed in (1, 2)]
    if samples > base:
        for box in needy(halves):
            _refine(sc, halves, box, base, samples)
    position = sum(half.pop('position') for half in halves) / len(halves)
    pixels = denoise(halves)
    os.makedirs(os.path.dirname(path), exist_ok=True)
    if frame is not None:
        np.savez(_kept(path), pixels=pixels.astype(np.float16), position=position, screen=_screen(sc, width, height))
    _write(sc, pixels, path)


def steady(paths):
    """Mix the frames that `shoot` kept with their neighbours, and save them again."""
    frames = [dict(np.load(_kept(path))) for path in paths]
    for path, pixels in zip(paths, steadied(frames)):
        _write(bpy.context.scene, pixels, path)
    for path in paths:
        os.remove(_kept(path))


def _kept(path):
    return os.path.splitext(path)[0] + '.npz'


def _size(sc):
    share = sc.render.resolution_percentage / 100
    return int(sc.render.resolution_x * share), int(sc.render.resolution_y * share)


def _screen(sc, width, height):
    """The matrix from a point of the world to the camera's screen, whose sides are at -1 and 1."""
    lens = sc.camera.calc_matrix_camera(bpy.context.evaluated_depsgraph_get(), x=width, y=height)
    return np.array(lens @ sc.camera.matrix_world.inverted())


def _write(sc, pixels, path):
    height, width, _ = pixels.shape
    image = bpy.data.images.new('picture', width, height, float_buffer=True)
    full = np.ones((height, width, 4), np.float32)
    full[..., :3] = pixels
    image.pixels.foreach_set(full.ravel())
    image.update()
    sc.use_nodes = False
    _save(sc, image, path)
    bpy.data.images.remove(image)
