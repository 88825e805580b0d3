"""The studio that all sites photograph in: materials, primitives, light, camera.

Runs inside Blender 3.4 (`blender -b -P script.py -- …`) with numpy. Lengths are metres, colours linear RGB.
Debian's Blender is built without a denoiser, hence denoise.py.
"""
import argparse
import math
import sys

import bmesh
import bpy
from mathutils import Vector


def arguments(default_out):
    """Command line arguments after `--`: names, samples (0: those of the picture), scale, out, format."""
    tail = sys.argv[sys.argv.index('--') + 1:] if '--' in sys.argv else []
    parser = argparse.ArgumentParser(prog='render.py')
    parser.add_argument('names', help='picture names separated by commas, or all')
    parser.add_argument('--samples', type=int, default=0)
    parser.add_argument('--scale', type=float, default=1)
    parser.add_argument('--out', default=default_out)
    parser.add_argument('--format', choices=('png', 'webp'), default='webp')
    return parser.parse_args(tail)


def reset(width, height, samples, look='Medium High Contrast', bounces=8, exposure=0):
    """An empty scene set up for Cycles on two processor threads."""
    bpy.ops.wm.read_factory_settings(use_empty=True)
    sc = bpy.context.scene
    sc.render.engine = 'CYCLES'
    cy = sc.cycles
    cy.device, cy.samples, cy.use_denoising, cy.max_bounces = 'CPU', samples, False, bounces
    cy.caustics_reflective = cy.caustics_refractive = False
    cy.diffuse_bounces, cy.glossy_bounces, cy.transmission_bounces = 2, 3, bounces
    cy.blur_glossy, cy.sample_clamp_indirect = .6, 1.6
    cy.use_adaptive_sampling = False  # It begins beyond the samples taken; regions.py does instead.
    sc.render.resolution_x, sc.render.resolution_y = width, height
    sc.render.threads_mode, sc.render.threads = 'FIXED', 2
    sc.view_settings.view_transform, sc.view_settings.look, sc.view_settings.exposure = 'Filmic', look, exposure
    return sc


# Materials

def mat(name, base, metal=0, rough=.5, **more):
    """A Principled material; `more` names further inputs, with _ for spaces."""
    m = bpy.data.materials.new(name)
    m.use_nodes = True
    b = m.node_tree.nodes['Principled BSDF']
    b.subsurface_method = 'BURLEY'  # A quarter less time than a random walk, and thin leaves stay opaque.
    for key in ('Base Color', 'Subsurface Color'):
        b.inputs[key].default_value = (*base, 1)
    b.inputs['Metallic'].default_value, b.inputs['Roughness'].default_value = metal, rough
    for key, value in more.items():
        b.inputs[key.replace('_', ' ')].default_value = value
    return m


def ramp_noise(m, scale, stops, mapping=(1, 1, 1), detail=6, distortion=0, bump=0, to='Base Color'):
    """Drive one input of the material, and its bump, by a noise seen through a colour ramp."""
    nodes, link = m.node_tree.nodes, m.node_tree.links.new
    b = nodes['Principled BSDF']
    where, mp = nodes.new('ShaderNodeTexCoord'), nodes.new('ShaderNodeMapping')
    noise, ramp = nodes.new('ShaderNodeTexNoise'), nodes.new('ShaderNodeValToRGB')
    mp.inputs['Scale'].default_value = mapping
    noise.inputs['Scale'].default_value, noise.inputs['Detail'].default_value = scale, detail
    noise.inputs['Distortion'].default_value = distortion
    el = ramp.color_ramp.elements
    el[0].position, el[0].color = stops[0][0], (*stops[0][1], 1)
    el[1].position, el[1].color = stops[-1][0], (*stops[-1][1], 1)
    for position, colour in stops[1:-1]:
        el.new(position).color = (*colour, 1)
    link(where.outputs['Object'], mp.inputs[0])
    link(mp.outputs[0], noise.inputs['Vector'])
    link(noise.outputs['Fac'], ramp.inputs[0])
    if to:
        link(ramp.outputs[0], b.inputs[to])
    if to == 'Base Color':
        link(ramp.outputs[0], b.inputs['Subsurface Color'])
    if bump:
        node = nodes.new('ShaderNodeBump')
        node.inputs['Strength'].default_value, node.inputs['Distance'].default_value = bump, .01
        link(noise.outputs['Fac'], node.inputs['Height'])
        link(node.outputs[0], b.inputs['Normal'])
    return m


def clear(name, ior=1.45, colour=(1, 1, 1), rough=0, shade=.86):
    """Glass or water that lets light through to the surface below: transparent and tinted for shadow rays."""
    m = bpy.data.materials.new(name)
    m.use_nodes = True
    nodes, link = m.node_tree.nodes, m.node_tree.links.new
    nodes.clear()
    glass, void = nodes.new('ShaderNodeBsdfGlass'), nodes.new('ShaderNodeBsdfTransparent')
    path, either, mix = nodes.new('ShaderNodeLightPath'), nodes.new('ShaderNodeMath'), nodes.new('ShaderNodeMixShader')
    glass.inputs['IOR'].default_value, glass.inputs['Roughness'].default_value = ior, rough
    glass.inputs['Color'].default_value = (*colour, 1)
    void.inputs['Color'].default_value = (*(shade * c for c in colour), 1)
    either.operation = 'MAXIMUM'
    link(path.outputs['Is Shadow Ray'], either.inputs[0])
    link(path.outputs['Is Diffuse Ray'], either.inputs[1])
    link(either.outputs[0], mix.inputs[0])
    link(glass.outputs[0], mix.inputs[1])
    link(void.outputs[0], mix.inputs[2])
    link(mix.outputs[0], nodes.new('ShaderNodeOutputMaterial').inputs[0])
    return m


# Primitives

def finish(o, m, bev=0, seg=3, smooth=True):
    """Give an object its material, softened edges and smooth shading."""
    if m:
        o.data.materials.append(m)
    if bev:
        mo = o.modifiers.new('bevel', 'BEVEL')
        mo.width, mo.segments, mo.limit_method = bev, seg, 'ANGLE'
    for p in o.data.polygons:
        p.use_smooth = smooth
    o.data.use_auto_smooth = True
    return o


def box(loc, dim, m, bev=.012, seg=4, rot=(0, 0, 0)):
    bpy.ops.mesh.primitive_cube_add(size=1, location=loc, rotation=rot)
    o = bpy.context.object
    o.scale = dim
    bpy.ops.object.transform_apply(location=False, rotation=False, scale=True)
    return finish(o, m, bev, seg)


def cyl(loc, r, h, m, rot=(0, 0, 0), bev=.004, verts=96):
    bpy.ops.mesh.primitive_cylinder_add(radius=r, depth=h, location=loc, rotation=rot, vertices=verts)
    return finish(bpy.context.object, m, bev)


def ball(loc, r, m, scale=(1, 1, 1), rot=(0, 0, 0)):
    bpy.ops.mesh.primitive_uv_sphere_add(radius=r, location=loc, rotation=rot, segments=48, ring_count=24)
    o = bpy.context.object
    o.scale = scale
    return finish(o, m)


def cut(o, loc, dim, bev=0):
    """Hollow a box out of an object: niches, recesses."""
    tool = box(loc, dim, None, bev)
    tool.hide_render = True
    mo = o.modifiers.new('cut', 'BOOLEAN')
    mo.operation, mo.object, mo.solver = 'DIFFERENCE', tool, 'EXACT'
    return tool


def mesh(name, bm, m, smooth=True):
    bmesh.ops.recalc_face_normals(bm, faces=bm.faces)
    me = bpy.data.meshes.new(name)
    bm.to_mesh(me)
    bm.free()
    o = bpy.data.objects.new(name, me)
    bpy.context.collection.objects.link(o)
    return finish(o, m, 0, 0, smooth)


def lathe(profile, m, loc=(0, 0, 0), n=96):
    """Turn (radius, height) pairs round the vertical; the last point may come back inside for a hollow."""
    bm = bmesh.new()
    turn = [(math.cos(2 * math.pi * i / n), math.sin(2 * math.pi * i / n)) for i in range(n)]
    rings = [[bm.verts.new((r * x, r * y, z)) for x, y in turn] for r, z in profile]
    for a, c in zip(rings, rings[1:]):
        for i in range(n):
            bm.faces.new((a[i], a[(i + 1) % n], c[(i + 1) % n], c[i]))
    bm.faces.new(rings[0][::-1])
    bm.faces.new(rings[-1])
    o = mesh('lathe', bm, m)
    o.location = loc
    return o


def tube(points, r, m):
    """A round tube along Bézier points (point, left handle, right handle)."""
    cu = bpy.data.curves.new('tube', 'CURVE')
    cu.dimensions, cu.bevel_depth, cu.bevel_resolution, cu.resolution_u = '3D', r, 10, 32
    cu.use_fill_caps = True
    sp = cu.splines.new('BEZIER')
    sp.bezier_points.add(len(points) - 1)
    for p, (co, left, right) in zip(sp.bezier_points, points):
        p.co, p.handle_left, p.handle_right = co, left, right
    return _curve('tube', cu, m)


def wire(points, r, m):
    """A round tube through points, its bends found by Blender: hoses, handles, stems."""
    cu = bpy.data.curves.new('wire', 'CURVE')
    cu.dimensions, cu.bevel_depth, cu.bevel_resolution, cu.resolution_u = '3D', r, 6, 24
    cu.use_fill_caps = True
    sp = cu.splines.new('BEZIER')
    sp.bezier_points.add(len(points) - 1)
    for p, co in zip(sp.bezier_points, points):
        p.co, p.handle_left_type, p.handle_right_type = co, 'AUTO', 'AUTO'
    return _curve('wire', cu, m)


def _curve(name, cu, m):
    o = bpy.data.objects.new(name, cu)
    bpy.context.collection.objects.link(o)
    cu.materials.append(m)
    return o


def cyclorama(m, back=.9):
    """The seamless set: floor, quarter round, wall."""
    bend = [i * math.pi / 48 for i in range(1, 25)]
    profile = [(-4, 0), (back, 0), *((back + .8 * math.sin(t), .8 - .8 * math.cos(t)) for t in bend), (back + .8, 5)]
    bm = bmesh.new()
    left, right = ([bm.verts.new((x, y, z)) for y, z in profile] for x in (-6, 6))
    for i in range(len(profile) - 1):
        bm.faces.new((left[i], left[i + 1], right[i + 1], right[i]))
    return mesh('cyclorama', bm, m)


# Light and camera

def _aim(o, direction):
    o.rotation_euler = Vector(direction).to_track_quat('-Z', 'Y').to_euler()
    bpy.context.collection.objects.link(o)
    return o


def area(loc, target, size, energy, colour=(1, 1, 1), size_y=None):
    light = bpy.data.lights.new('area', 'AREA')
    light.energy, light.size, light.color = energy, size, colour
    if size_y:
        light.shape, light.size_y = 'RECTANGLE', size_y
    o = bpy.data.objects.new('area', light)
    o.location = loc
    return _aim(o, Vector(target) - Vector(loc))


def sun(direction, energy, angle, colour=(1, .93, .82)):
    light = bpy.data.lights.new('sun', 'SUN')
    light.energy, light.angle, light.color = energy, math.radians(angle), colour
    return _aim(bpy.data.objects.new('sun', light), direction)


def world(colour, strength):
    w = bpy.data.worlds.new('world')
    bpy.context.scene.world = w
    w.use_nodes = True
    background = w.node_tree.nodes['Background']
    background.inputs[0].default_value, background.inputs[1].default_value = (*colour, 1), strength


def camera(loc, target, lens, fstop=None, focus=None, shift=(0, 0)):
    """A camera at `loc` looking at `target`; `fstop` opens the depth of field on `focus` (the target)."""
    cam = bpy.data.cameras.new('camera')
    cam.lens = lens
    cam.shift_x, cam.shift_y = shift
    o = bpy.data.objects.new('camera', cam)
    o.location = loc
    if fstop:
        cam.dof.use_dof, cam.dof.aperture_fstop = True, fstop
        cam.dof.focus_distance = (Vector(focus or target) - Vector(loc)).length
    bpy.context.scene.camera = _aim(o, Vector(target) - Vector(loc))
    return cam
