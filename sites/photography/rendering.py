"""From a built scene to a file: render with feature passes, filter the noise, save as PNG."""
import os
import shutil
import tempfile

import bpy
import numpy as np

_KERNEL = np.array([1, 4, 6, 4, 1], np.float32) / 16
_HALF = [(y, x) for y in range(3) for x in range(-2, 3) if (y, x) > (0, 0)]
_PASSES = (('c', 'Image'), ('a', 'Denoising Albedo'), ('n', 'Denoising Normal'), ('d', 'Denoising Depth'))


def _pair(dy, dx):
    """Slices of an image against itself moved by (dy, dx), dy >= 0."""
    rows = (slice(dy, None), slice(None, -dy or None))
    if dx >= 0:
        columns = (slice(dx, None), slice(None, -dx or None))
    else:
        columns = (slice(None, dx), slice(-dx, None))
    return (rows[0], columns[0]), (rows[1], columns[1])


def _blur3(x):
    p = np.pad(x, ((1, 1), (1, 1), (0, 0)), 'edge')
    rows = p[:-2] + p[1:-1] + p[2:]
    return (rows[:, :-2] + rows[:, 1:-1] + rows[:, 2:]) / 9


def denoise(colour, albedo, normal, depth):
    """Edge-stopping a-trous filter on the light without its albedo, guided by albedo, normal and depth.

    Each pair of pixels is weighed once and mixed both ways.
    """
    base = np.clip(albedo, 0, 1) + .12
    light = colour / base
    depth = np.where(depth > 1e5, 1e3, depth)[..., None]
    still = _blur3(np.concatenate((normal / .1414, albedo / .0632), -1))
    for level, sigma in enumerate((.42, .27, .16, .09)):
        step = 2 ** level
        guide = _blur3(light / (1 + light)) / (sigma * .22)
        near = 1 / (.012 * step * depth + 1e-4)
        features = np.concatenate((still, guide), -1)
        acc = light * _KERNEL[2] ** 2
        total = np.full(light.shape[:2] + (1,), _KERNEL[2] ** 2, np.float32)
        for y, x in _HALF:
            a, b = _pair(y * step, x * step)
            gap = features[a] - features[b]
            e = np.einsum('ijk,ijk->ij', gap, gap)[..., None] + np.abs(depth[a] - depth[b]) * near[b]
            w = _KERNEL[y + 2] * _KERNEL[x + 2] * np.exp(-e)
            acc[b] += w * light[a]
            acc[a] += w * light[b]
            total[b] += w
            total[a] += w
        light = acc / total
    return light * base


def _render_passes(sc, folder):
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
    bpy.ops.render.render()


def _load(folder, slot, width, height):
    name = next(f for f in os.listdir(folder) if f.startswith(slot))
    image = bpy.data.images.load(os.path.join(folder, name))
    image.colorspace_settings.name = 'Linear'
    pixels = np.empty(width * height * 4, np.float32)
    image.pixels.foreach_get(pixels)
    return pixels.reshape(height, width, 4)[..., :3]


def shoot(path):
    """Render the scene, denoise it and save a PNG at `path`."""
    sc = bpy.context.scene
    sc.render.image_settings.file_format = 'PNG'
    share = sc.render.resolution_percentage / 100
    width, height = int(sc.render.resolution_x * share), int(sc.render.resolution_y * share)
    folder = tempfile.mkdtemp()
    try:
        _render_passes(sc, folder)
        c, a, n, d = (_load(folder, slot, width, height) for slot, _ in _PASSES)
    finally:
        shutil.rmtree(folder)
    image = bpy.data.images.new('picture', width, height, float_buffer=True)
    pixels = np.ones((height, width, 4), np.float32)
    pixels[..., :3] = denoise(c, a, n, d[..., 0])
    image.pixels.foreach_set(pixels.ravel())
    image.update()
    sc.use_nodes = False
    os.makedirs(os.path.dirname(path), exist_ok=True)
    image.save_render(path, scene=sc)
