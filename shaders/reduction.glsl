// Sums over a workgroup, through subgroups where the device has them (SUBGROUPS), otherwise through shared memory alone.
// kReductionThreads: threads of the workgroup, a power of two.

shared float reduction[kReductionThreads];

/// The sum of every thread's number, for all of them.
float sum_of_all(float mine) {
    barrier();
#ifdef SUBGROUPS
    const float of_subgroup = subgroupAdd(mine);
    if (subgroupElect()) reduction[gl_SubgroupID] = of_subgroup;
    barrier();
    float total = 0.0;
    for (uint i = 0; i < gl_NumSubgroups; ++i) total += reduction[i];
    return total;
#else
    reduction[gl_LocalInvocationID.x] = mine;
    barrier();
    for (uint step = kReductionThreads / 2u; step > 0u; step >>= 1) {
        if (gl_LocalInvocationID.x < step) reduction[gl_LocalInvocationID.x] += reduction[gl_LocalInvocationID.x + step];
        barrier();
    }
    return reduction[0];
#endif
}
