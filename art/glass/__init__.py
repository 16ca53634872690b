"""Translucent bodies: conditions, digital x-rays, prenatal care."""
