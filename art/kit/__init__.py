"""Shared by all families of pictures: distance fields, meshes, Blender, colours, contrast."""
