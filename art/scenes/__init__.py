"""Rooms, still lifes, plaster anatomy, prairie: pages, services, articles."""
