"""OpenStack Swift with its S3 interface in one process, for tests: swift_server.py FOLDER PORT

Account, container, object and proxy servers are Swift's own. Only what it keeps in Memcached is in memory here.
"""
import eventlet

eventlet.monkey_patch()

import os
import sys
from time import time as now

from eventlet import wsgi
from swift.account.server import AccountController
from swift.common import utils
from swift.common.ring import RingBuilder
from swift.common.wsgi import SwiftHttpProtocol, loadapp
from swift.container.server import ContainerController
from swift.obj.server import ObjectController

PROXY = """
[DEFAULT]
swift_dir = {folder}
[pipeline:main]
pipeline = catch_errors listing_formats bulk s3api tempauth slo proxy-server
[app:proxy-server]
use = egg:swift#proxy
account_autocreate = true
conn_timeout = 30
node_timeout = 30
[filter:catch_errors]
use = egg:swift#catch_errors
[filter:listing_formats]
use = egg:swift#listing_formats
[filter:bulk]
use = egg:swift#bulk
[filter:s3api]
use = egg:swift#s3api
location = us-east-1
[filter:slo]
use = egg:swift#slo
[filter:tempauth]
use = egg:swift#tempauth
user_test_tester = testing .admin
"""


class Memory:
    """The part of Memcached's client that is used here."""

    def __init__(self):
        self.values = {}

    def get(self, key, raise_on_error=False):
        value, until = self.values.get(key, (None, None))
        return value if until is None or until > now() else None

    def set(self, key, value, serialize=True, time=0, min_compress_len=0, raise_on_error=False):
        self.values[key] = (value, now() + time if time else None)

    def incr(self, key, delta=1, time=0):
        value = int(self.get(key) or 0) + delta
        self.set(key, value, time=time)
        return value

    def delete(self, key, server_key=None):
        self.values.pop(key, None)


class Silent:
    def write(self, *args):
        pass


def listen(port=0):
    return eventlet.listen(("127.0.0.1", port))


def main(folder, port):
    with open(os.path.join(folder, "swift.conf"), "w") as file:
        file.write("[swift-hash]\nswift_hash_path_suffix = test\n[swift-constraints]\n")
    utils.SWIFT_CONF_FILE = os.path.join(folder, "swift.conf")
    utils.validate_hash_conf()
    os.makedirs(os.path.join(folder, "devices/d1"), exist_ok=True)
    config = {
        "devices": os.path.join(folder, "devices"),
        "swift_dir": folder,
        "mount_check": "false",
        "allowed_sync_hosts": "127.0.0.1",
        "log_level": "ERROR",
        # On a busy machine a list would lack what was just written.
        "conn_timeout": "30",
        "node_timeout": "30",
        "container_update_timeout": "30",
    }
    logger = utils.get_logger(config, log_route="swift")
    servers = {
        "account": AccountController,
        "container": ContainerController,
        "object": ObjectController,
    }
    for name, controller in servers.items():
        socket = listen()
        address = {"ip": "127.0.0.1", "port": socket.getsockname()[1]}
        builder = RingBuilder(1, 1, 0)
        builder.add_dev({
            "region": 1, "zone": 1, "device": "d1", "weight": 1.0, "meta": "",
            "replication_ip": address["ip"], "replication_port": address["port"], **address,
        })
        builder.rebalance()
        builder.get_ring().save(os.path.join(folder, f"{name}.ring.gz"))
        eventlet.spawn(wsgi.server, socket, controller(config, logger), Silent(), protocol=SwiftHttpProtocol)
    path = os.path.join(folder, "proxy-server.conf")
    with open(path, "w") as file:
        file.write(PROXY.format(folder=folder))
    proxy = loadapp(path)
    memory = Memory()

    def application(environ, start_response):
        environ["swift.cache"] = memory
        return proxy(environ, start_response)

    socket = listen(port)
    print(f"ready {socket.getsockname()[1]}", flush=True)
    wsgi.server(socket, application, Silent(), protocol=SwiftHttpProtocol)


main(sys.argv[1], int(sys.argv[2]))
